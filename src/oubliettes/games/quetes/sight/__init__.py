"""What is shown of Quêtes et Trahisons: what a seat may know, sees and is told before it picks."""
